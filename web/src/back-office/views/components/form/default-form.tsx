import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { SchemaForm } from "#back-office/parts/form/schema-form.tsx";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import type { FormValues } from "#back-office/parts/form/validators.ts";
import { InView } from "#back-office/parts/in-view.tsx";
import { JsonBlock } from "#back-office/parts/json-block.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { Button } from "#components/ui/button.tsx";
import { useGallerySchema } from "./gallery-schema.ts";

/** Height of a field row in pixels, to estimate sections that are not rendered yet. */
const ROW = 50;
/** Labels are beside the controls, if there is enough space. */
const LABELS = { labelWidth: "8.5rem" } as const;

/** Every form control in its variants. Sections far below render when they approach the viewport. */
export function View() {
  const { t } = useLingui();
  const sections = useGallerySchema();
  const form = useSchemaForm(sections.flat(), undefined, LABELS);
  const [data, setData] = useState<FormValues | null>(null);
  const read = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.validate()) setData(form.getFormData({ dropEmpty: true }));
  };
  return (
    <Section
      title={<Trans>Every control</Trans>}
      intro={<Trans>One schema names the controls; each section shows one of them in its variants.</Trans>}
    >
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void read(event)}>
        {sections.map((fields) => {
          const names = new Set(fields.map(({ field }) => field));
          return (
            <InView key={fields[0]?.field} minHeight={ROW * Math.ceil(fields.length / 2)}>
              <SchemaForm form={form} only={({ field }) => names.has(field)} />
            </InView>
          );
        })}
        <div>
          <Button size="sm" type="submit">
            <Trans>Read the values</Trans>
          </Button>
        </div>
      </chakra.form>
      {data && <JsonBlock label={t`Values`} value={data} />}
    </Section>
  );
}
