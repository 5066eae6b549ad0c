import { Trans, useLingui } from "@lingui/react/macro";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useWorld } from "#console/api/live.ts";
import { useMembers } from "#console/api/users.ts";
import { useScenarios } from "#console/api/worlds.ts";
import { Lines } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { CreateUser } from "./create-user.tsx";
import { OpenAs } from "./open-as.tsx";
import { handlesOf } from "./handles-of.ts";
import { UserItem } from "./user-item.tsx";

/** As many as one looks through; others are found in the state. */
const MOST = 100;

/** The members of the world, and what can be done for them. */
export function UsersView() {
  const { t } = useLingui();
  const { id, handles, scenario } = useWorld();
  const members = useMembers(id);
  const scenarios = useScenarios();
  const users = scenarios.data?.items.find(({ name }) => name === scenario)?.users ?? {};
  return (
    <View title={t`Users`} lead={<Trans>Log in as a member, give money, end sessions, lift locks.</Trans>}>
      <OpenAs />
      <Section title={<Trans>Members</Trans>}>
        <QueryView query={members} skeleton={<Skeleton height="24" />}>
          {(rows) => (
            <Lines>
              {handlesOf(rows, handles, users)
                .slice(0, MOST)
                .map(({ name, member }) => (
                  <li key={name}>
                    <UserItem user={name} member={member} credentials={users[name]} />
                  </li>
                ))}
            </Lines>
          )}
        </QueryView>
      </Section>
      <CreateUser />
    </View>
  );
}
