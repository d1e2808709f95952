import { checkEveryStory } from '../widgets/story-checks';
import * as buttons from './button.stories';
import * as choices from './choices.stories';
import * as feedback from './feedback.stories';
import * as fields from './fields.stories';
import * as overlays from './overlay.stories';
import * as statusButtons from './status-button.stories';

const modules = { buttons, choices, feedback, fields, overlays, statusButtons };

describe.each(Object.entries(modules))('%s', (_name, module) => {
  checkEveryStory(module);
});
