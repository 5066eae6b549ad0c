import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { box } from "#back-office/parts/form/controls/control-styles.ts";
import { CODE_LANGUAGES, type CodeLanguage } from "#back-office/parts/gallery/code-editor/code-languages.ts";
import type { CodeTheme } from "#back-office/parts/gallery/code-editor/code-look.ts";
import { Section } from "#back-office/parts/section.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { CODE_SAMPLES } from "./code-samples.ts";

const CodeEditor = lateComponent(
  async () => (await import("#back-office/parts/gallery/code-editor/code-editor.tsx")).CodeEditor,
  <Skeleton height="420px" />,
);

/** A code editor with a choice of language and theme. */
export function View() {
  const { t } = useLingui();
  const [language, setLanguage] = useState<CodeLanguage>("java");
  const [theme, setTheme] = useState<CodeTheme>("page");
  const [written, setWritten] = useState<Partial<Record<CodeLanguage, string>>>({});
  const languages = Object.entries(CODE_LANGUAGES).map(([value, { name }]) => ({
    value: value as CodeLanguage,
    label: name,
  }));
  const themes: readonly Choice<CodeTheme>[] = [
    { value: "page", label: t`As the page` },
    { value: "light", label: t`Light` },
    { value: "dark", label: t`Dark` },
    { value: "contrast", label: t`High contrast` },
  ];
  return (
    <Section intro={<Trans>Code with folding, search and completion. Tab leaves the editor.</Trans>}>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <Choose label={t`Language of the code`} value={language} choices={languages} onChange={setLanguage} />
        <Choose label={t`Theme`} value={theme} choices={themes} onChange={setTheme} />
      </chakra.div>
      <CodeEditor
        label={t`Program`}
        language={language}
        theme={theme}
        value={written[language] ?? CODE_SAMPLES[language]}
        onChange={(code) => setWritten({ ...written, [language]: code })}
      />
    </Section>
  );
}

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}
interface ChooseProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

function Choose<Value extends string>({ label, value, choices, onChange }: ChooseProps<Value>) {
  return (
    <chakra.label display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="sm">
      {label}
      <Choices
        value={value}
        onChange={({ currentTarget }) => {
          const next = choices.find((choice) => choice.value === currentTarget.value);
          if (next) onChange(next.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Choices>
    </chakra.label>
  );
}

const Choices = chakra("select", { base: { ...box, width: "auto", minWidth: "10rem", cursor: "pointer" } });
