import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ask, read } from "#back-office/api/calls.ts";
import { Section } from "#back-office/parts/section.tsx";
import { Button } from "#components/ui/button.tsx";
import { usePending } from "./use-pending.ts";

const NUMBERS = [1, 2, 3, 4, 5] as const;

/** Requests that the server answers late enough to cancel them, and one that fails with an expired session. */
export function View() {
  return (
    <>
      <CancellableRequests />
      <ExpiredSession />
    </>
  );
}

function CancellableRequests() {
  const { i18n, t } = useLingui();
  const { pending, start, cancel } = usePending((number, signal) => ask(`/mock/request/${number}`, {}, signal));
  const names = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  const waiting = names.format(pending.map((number) => t`Request ${number}`));
  return (
    <Section
      title={<Trans>Requests that can be cancelled</Trans>}
      intro={<Trans>The server replies after ten minutes. The page gives up after one, unless you cancel first.</Trans>}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={() => NUMBERS.forEach(start)}>
          <Trans>Start all</Trans>
        </Button>
        <Button size="sm" variant="outline" aria-disabled={pending.length === 0} onClick={() => cancel(pending)}>
          <Trans>Cancel all</Trans>
        </Button>
      </chakra.div>
      <chakra.ul display="grid" gap="2">
        {NUMBERS.map((number) => {
          const isPending = pending.includes(number);
          return (
            <chakra.li key={number} display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <chakra.span minWidth="28" fontSize="sm">
                <Trans>Request {number}</Trans>
              </chakra.span>
              <Button
                size="sm"
                aria-label={t`Start request ${number}`}
                loading={isPending}
                onClick={() => start(number)}
              >
                <Trans context="request">Start</Trans>
              </Button>
              <Button
                size="sm"
                variant="outline"
                aria-label={t`Cancel request ${number}`}
                aria-disabled={!isPending}
                onClick={() => cancel([number])}
              >
                <Trans>Cancel</Trans>
              </Button>
            </chakra.li>
          );
        })}
      </chakra.ul>
      <chakra.p role="status" fontSize="sm" color="ink.second">
        {pending.length === 0 ? <Trans>Nothing is pending.</Trans> : <Trans>Pending: {waiting}</Trans>}
      </chakra.p>
    </Section>
  );
}

function ExpiredSession() {
  const queries = useQueryClient();
  return (
    <Section
      title={<Trans>Expired session</Trans>}
      intro={
        <Trans>
          The reply has code 401: a message is shown, and you are logged out of the back office and taken to its login.
        </Trans>
      }
    >
      <div>
        <Button
          size="sm"
          variant="danger"
          // The error is ignored here, because the query cache shows it.
          onClick={() => void queries.fetchQuery(read("/mock/request/expired")).catch(() => null)}
        >
          <Trans>Send a request with an expired session</Trans>
        </Button>
      </div>
    </Section>
  );
}
