import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

const LATE_MS = 3000;

const RichTextEditor = lateComponent(
  async () => (await import("#back-office/parts/gallery/rich-text/rich-text-editor.tsx")).RichTextEditor,
  <Skeleton height="24rem" />,
);

/** A rich text whose initial content arrives after three seconds, unless the user has typed by then. */
export function View() {
  const { t } = useLingui();
  const [html, setHtml] = useState("");
  const first = [
    `<h2>${t`A short note`}</h2>`,
    `<p>${t`Trees grow in rings, one for each year.`} <strong>${t`The widest are from good years.`}</strong></p>`,
    `<ul><li>${t`Roots`}</li><li>${t`Trunk`}</li><li>${t`Crown`}</li></ul>`,
  ].join("");
  useEffect(() => {
    const timer = setTimeout(() => setHtml((written) => (written === "" ? first : written)), LATE_MS);
    return () => clearTimeout(timer);
    // Runs once, in the language at mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Section intro={<Trans>A text is filled in after three seconds, unless you start writing before that.</Trans>}>
      <RichTextEditor label={t`Body text`} value={html} onChange={setHtml} />
    </Section>
  );
}
