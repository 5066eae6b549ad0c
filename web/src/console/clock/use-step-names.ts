import { useLingui } from "@lingui/react/macro";
import type { Schemas } from "#console/api/client.ts";
import type { Step } from "./steps.ts";

export function useStepNames(): Readonly<Record<Step, string>> {
  const { t } = useLingui();
  return {
    PT10M: t`10 minutes`,
    PT1H: t`1 hour`,
    P1D: t`1 day`,
    P7D: t`7 days`,
    P30D: t`30 days`,
    P6M: t`6 months`,
  };
}

export function useJobNames() {
  const { t } = useLingui();
  return ({ job, ref }: Pick<Schemas["Job"], "job" | "ref">): string =>
    job === "holding-matures" ? t`Holding ${ref} matures` : t`Review ${ref} is decided by policy`;
}
