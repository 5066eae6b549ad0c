import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useWorld } from "#console/api/live.ts";
import { useUsers } from "#console/api/users.ts";
import { Lines } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { CreateUser } from "./create-user.tsx";
import { OpenAs } from "./open-as.tsx";
import { UserItem } from "./user-item.tsx";

/** How many members are shown at first, and added by each click on "more". */
const PAGE = 100;

export function UsersView() {
  const { t } = useLingui();
  const { id } = useWorld();
  const users = useUsers(id);
  const [shown, setShown] = useState(PAGE);
  return (
    <View title={t`Users`} lead={<Trans>Log in as a member, give money, end sessions, lock and unlock.</Trans>}>
      <OpenAs />
      <Section title={<Trans>Members</Trans>}>
        <QueryView query={users} skeleton={<Skeleton height="24" />}>
          {(all) => (
            <>
              <Lines>
                {all.slice(0, shown).map((user) => (
                  <li key={user.id}>
                    <UserItem user={user} />
                  </li>
                ))}
              </Lines>
              {all.length > shown && (
                <Button size="sm" variant="outline" justifySelf="start" onClick={() => setShown(shown + PAGE)}>
                  <Trans>Show more</Trans>
                </Button>
              )}
            </>
          )}
        </QueryView>
      </Section>
      <CreateUser />
    </View>
  );
}
