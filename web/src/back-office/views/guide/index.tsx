import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Button } from "#components/ui/button.tsx";

const GuideTour = lateComponent(async () => (await import("./guide-tour.tsx")).GuideTour);

/** A button that starts a tour of the frame, in three steps. */
export function View() {
  const [running, setRunning] = useState(false);
  return (
    <Section
      title={<Trans>A tour of the page</Trans>}
      intro={<Trans>Three steps show what surrounds every page: menu, tools and tabs.</Trans>}
    >
      <div>
        <Button size="sm" onPointerEnter={GuideTour.ahead} onClick={() => setRunning(true)}>
          <Trans>Start the tour</Trans>
        </Button>
      </div>
      {running && <GuideTour onEnd={() => setRunning(false)} />}
    </Section>
  );
}
