import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { usePlace } from "#console/address.ts";
import { clearFaults, useFaults } from "#console/api/faults.ts";
import { useWorld } from "#console/api/live.ts";
import { ActionButton } from "#console/parts/action-button.tsx";
import { Monospace } from "#console/parts/monospace.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { choiceOf } from "./choice-of.ts";
import { FaultForm } from "./fault-form.tsx";
import { FaultList } from "./fault-list.tsx";
import { MoreFields } from "./more-fields.tsx";

export function FaultsView() {
  const { t } = useLingui();
  const { id } = useWorld();
  const { query: asked } = usePlace();
  const query = useFaults(id);
  const first = choiceOf(asked);
  const fields = JSON.stringify(first.body);
  return (
    <View
      title={t`Faults`}
      lead={
        <Trans>
          Failures between a member and the server. Balances are never falsified: a fault only affects calls and
          replies, and what the server has done stays done.
        </Trans>
      }
    >
      <Section title={<Trans>New fault</Trans>}>
        {fields !== "{}" && (
          <Notice>
            <Trans>
              Only calls like the one in the journal: <Monospace>{fields}</Monospace>. Choosing another call removes
              this condition.
            </Trans>
          </Notice>
        )}
        <FaultForm
          key={JSON.stringify(asked)}
          first={first}
          more={(choice, change) => <MoreFields choice={choice} change={change} />}
        />
      </Section>
      <Section
        title={<Trans>Faults of this world</Trans>}
        end={
          (query.data?.length ?? 0) > 0 && (
            <ActionButton task={() => clearFaults(id)} doneText={t`All faults disarmed.`}>
              <Trans>Disarm all</Trans>
            </ActionButton>
          )
        }
      >
        <QueryView
          query={query}
          skeleton={<Skeleton height="20" />}
          isEmpty={(items) => items.length === 0}
          empty={
            <EmptyState
              title={t`Everything works.`}
              text={t`The faults you trigger appear here until you remove them.`}
            />
          }
        >
          {(items) => <FaultList items={items.toReversed()} />}
        </QueryView>
      </Section>
    </View>
  );
}
