import { LookupService } from './lookup.service';

/** What the chat module needs to answer stock questions by itself. */
export const lookup = [LookupService];
