import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
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
/** 0 unless a whole number. */
const whole = (text: string): number => (/^-?\d{1,12}$/.test(text.trim()) ? Number(text) : 0);

/** An animated number with all its settings. */
export function View() {
  const [chosen, setChosen] = useState(FIRST);
  const [run, setRun] = useState(1);
  const [state, setState] = useState<"running" | "paused" | "done">("running");
  const { from, to, duration, separator, prefix, suffix } = chosen;
  const field = (name: keyof typeof FIRST) => ({
    value: chosen[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setChosen({ ...chosen, [name]: currentTarget.value }),
  });
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
        <Field label={<Trans>Starting from</Trans>}>
          {(control) => <TextInput {...control} inputMode="numeric" {...field("from")} />}
        </Field>
        <Field label={<Trans>Up to</Trans>}>
          {(control) => <TextInput {...control} inputMode="numeric" {...field("to")} />}
        </Field>
        <Field label={<Trans>Milliseconds</Trans>}>
          {(control) => <TextInput {...control} inputMode="numeric" {...field("duration")} />}
        </Field>
        <Field label={<Trans>Between thousands</Trans>}>
          {(control) => <TextInput {...control} {...field("separator")} />}
        </Field>
        <Field label={<Trans>Before the figure</Trans>}>
          {(control) => <TextInput {...control} {...field("prefix")} />}
        </Field>
        <Field label={<Trans>After the figure</Trans>}>
          {(control) => <TextInput {...control} {...field("suffix")} />}
        </Field>
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
