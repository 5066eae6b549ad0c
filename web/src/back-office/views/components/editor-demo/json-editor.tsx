import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Json } from "#back-office/parts/gallery/json-editor/json-edit.ts";
import { JsonEditor } from "#back-office/parts/gallery/json-editor/json-editor.tsx";
import { Section } from "#back-office/parts/section.tsx";

const LATE_MS = 4000;
const FIRST: Json = {
  title: "Hashgrove",
  stars: 128,
  open: true,
  tags: ["admin", "demo"],
  author: { name: "Archer", mail: null },
};
const LATER: Json = { title: "Hashgrove", stars: 256, open: false, tags: ["admin"] };

/** A document that is replaced from outside after four seconds, unless the user has changed it by then. */
export function View() {
  const { t } = useLingui();
  const [value, setValue] = useState<Json>(FIRST);
  useEffect(() => {
    const timer = setTimeout(() => setValue((now) => (now === FIRST ? LATER : now)), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Section intro={<Trans>The document is replaced after four seconds, unless you change it before that.</Trans>}>
      <JsonEditor label={t`Document`} value={value} onChange={setValue} />
    </Section>
  );
}
