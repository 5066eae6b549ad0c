import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { grouped } from "#back-office/parts/gallery/count-up-value.ts";
import { CountUp } from "#back-office/parts/gallery/count-up.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

const FIRST = { from: "0", to: "1314512", duration: "3000", separator: ",", prefix: "¥ ", suffix: "" };
/** Parses a whole number; 0 for anything else. */
const whole = (text: string): number => (/^-?\d{1,12}$/.test(text.trim()) ? Number(text) : 0);

/** An animated number, and fields for its settings. */
export function View() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(FIRST);
  const [run, setRun] = useState(1);
  const [state, setState] = useState<"running" | "paused" | "done">("running");
  const { from, to, duration, separator, prefix, suffix } = chosen;
  const fields = [
    { name: "from", label: t`Starting from`, numeric: true },
    { name: "to", label: t`Up to`, numeric: true },
    { name: "duration", label: t`Milliseconds`, numeric: true },
    { name: "separator", label: t`Between thousands`, numeric: false },
    { name: "prefix", label: t`Before the figure`, numeric: false },
    { name: "suffix", label: t`After the figure`, numeric: false },
  ] as const;
  const begin = () => {
    setRun(run + 1);
    setState("running");
  };
  return (
    <Section intro={<Trans>Pause it at any figure and resume from there.</Trans>}>
      <chakra.p
        textAlign="center"
        fontSize={{ base: "3xl", md: "5xl" }}
        fontWeight="bold"
        color="link"
        lineHeight="heading"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        <CountUp
          key={run}
          from={whole(from)}
          to={whole(to)}
          duration={Math.max(0, whole(duration))}
          paused={state === "paused"}
          format={(value) => grouped(value, separator, prefix, suffix)}
          onDone={() => setState("done")}
        />
      </chakra.p>
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))">
        {fields.map(({ name, label, numeric }) => (
          <Field key={name} label={label}>
            {(control) => (
              <TextInput
                {...control}
                inputMode={numeric ? "numeric" : "text"}
                value={chosen[name]}
                onChange={({ currentTarget }) => setChosen({ ...chosen, [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="sm" onClick={begin}>
          <Trans>Start counting</Trans>
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-disabled={state === "done"}
          onClick={() => setState(state === "paused" ? "running" : "paused")}
        >
          <Icon of={state === "paused" ? Play : Pause} size={18} />
          {state === "paused" ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </Button>
      </chakra.div>
    </Section>
  );
}
