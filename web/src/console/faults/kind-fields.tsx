import { useLingui } from "@lingui/react/macro";
import { NumberField } from "#console/parts/number-field.tsx";
import { type Choice, MOST_SECONDS } from "./kinds.ts";

/** The contract's limit for delay and jitter together, in ms; each field allows half. */
const MOST_DELAY_MS = 120_000;
const MOST_CALLS = 1_000_000;
const MOST_BYTES = 100_000_000;

interface KindFieldsProps {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

/** Inputs for the numbers of a kind; nothing for a kind without numbers. */
export function KindFields({ choice, change }: KindFieldsProps) {
  const { t } = useLingui();
  const { kind, delayMs, jitterMs, bytesPerSecond, quotaCalls, quotaSeconds } = choice;
  if (kind === "slow")
    return (
      <>
        <NumberField
          label={t`Delay (ms)`}
          value={delayMs}
          min={0}
          max={MOST_DELAY_MS / 2}
          onChange={(value) => change({ delayMs: value })}
        />
        <NumberField
          label={t`Jitter (ms)`}
          hint={t`A random part of it is added to each delay.`}
          value={jitterMs}
          min={0}
          max={MOST_DELAY_MS / 2}
          onChange={(value) => change({ jitterMs: value })}
        />
      </>
    );
  if (kind === "thin")
    return (
      <NumberField
        label={t`Bytes a second`}
        value={bytesPerSecond}
        min={1}
        max={MOST_BYTES}
        onChange={(value) => change({ bytesPerSecond: value })}
      />
    );
  if (kind === "quota")
    return (
      <>
        <NumberField
          label={t`Calls that pass`}
          value={quotaCalls}
          min={0}
          max={MOST_CALLS}
          onChange={(value) => change({ quotaCalls: value })}
        />
        <NumberField
          label={t`In each (seconds)`}
          value={quotaSeconds}
          min={1}
          max={MOST_SECONDS}
          onChange={(value) => change({ quotaSeconds: value })}
        />
      </>
    );
  return null;
}
