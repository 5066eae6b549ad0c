import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "#back-office/api/calls.ts";
import { useUser } from "#back-office/stores/user.ts";
import { RetryButton } from "#components/feedback/load-failed.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { dayPart } from "./day-part.ts";

/** Greets the user by the hour of the day, and shows three counters. */
export function Greeting() {
  const { t } = useLingui();
  const format = useFormat();
  const name = useUser()?.username ?? "";
  const [part] = useState(() => dayPart(new Date().getHours()));
  const query = useQuery(read("/mock/workplace/total"));
  const total = query.data;
  const greetings = {
    morning: t`Good morning, ${name}`,
    day: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  const counters = [
    { label: t`Projects`, value: total?.project },
    { label: t`To do`, value: total?.todo },
    { label: t`Project visits`, value: total?.access },
  ];
  return (
    <Frame>
      <Initial aria-hidden>{[...name][0]?.toUpperCase()}</Initial>
      <chakra.div minWidth="0" flex="1 1 14rem">
        <chakra.p fontSize="lg" fontWeight="semibold" lineHeight="snug">
          {greetings[part]}
        </chakra.p>
        <chakra.p color="ink.second" fontSize="sm">
          <Trans>Here is what is waiting for you today.</Trans>
        </chakra.p>
      </chakra.div>
      {query.error && !total && !query.isFetching ? (
        <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="3" fontSize="sm">
          <Trans>This could not be loaded.</Trans>
          <RetryButton size="sm" onRetry={() => void query.refetch()} />
        </chakra.div>
      ) : (
        <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="2" textAlign="end" aria-busy={!total}>
          {counters.map(({ label, value }) => (
            <Figure key={label} label={label} size="lg">
              {value === undefined ? <Skeleton width="12" marginStart="auto" /> : format.integer(value)}
            </Figure>
          ))}
        </chakra.dl>
      )}
    </Frame>
  );
}

const Frame = chakra("section", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4",
    padding: { base: "4", md: "5" },
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "sm",
  },
});

const Initial = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "14",
    borderRadius: "full",
    bg: "brand.soft",
    color: "link",
    fontSize: "xl",
    fontWeight: "semibold",
  },
});
