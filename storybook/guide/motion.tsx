import { useState } from 'react';
import { tokens } from '../../web/src/theme/tokens';
import { Button, ErrorNotice, Shake, Spinner, StatusButton } from '../../web/src/ui';
import { GuideKeys, GuidePage, GuideRows, GuideSection } from './guide-page';

/** One easing, three durations, and no movement under reduced motion. */
export function Motion() {
  const [shaking, setShaking] = useState(false);
  return (
    <GuidePage
      title="One transition."
      lead="160 ms, cubic-bezier(.2, .7, .3, 1). Drawers and modals take 200 ms: 24 px and a fade. Under reduced motion nothing moves and a film shows only its poster."
    >
      <GuideSection title="What moves">
        <GuideRows
          rows={[
            ['Press, hover, choose', '160 ms on colour and border'],
            ['Drawer, modal', '200 ms, 24 px and a fade'],
            ['Shake', '3 × 4 px in 200 ms, when the server refuses a form'],
            ['Banner', '600 ms crossfade, once, after 2 s'],
            ['Waiting', <Spinner key="ring" />],
            ['Done', <StatusButton key="done" status="success" children="Add to cart" />],
          ]}
        />
      </GuideSection>
      <GuideSection title="Durations and easing">
        <GuideKeys of={{ ...tokens.durations, ...tokens.easings }} />
      </GuideSection>
      <GuideSection title="Shake it">
        <Shake active={shaking}>
          <ErrorNotice title="Login failed" advice="Check the e-mail and the password." />
        </Shake>
        <br />
        <Button
          variant="outline"
          onClick={() => {
            setShaking(false);
            requestAnimationFrame(() => setShaking(true));
          }}
        >
          Shake
        </Button>
      </GuideSection>
    </GuidePage>
  );
}
