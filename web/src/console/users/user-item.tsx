import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Stack } from "#components/layout/stack.tsx";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { expire, type MemberRow, unlock } from "#console/api/users.ts";
import { ActButton } from "#console/parts/act-button.tsx";
import { Mono } from "#console/parts/mono.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { hrefOf } from "#console/places.ts";
import { Grant } from "./grant.tsx";
import { useOpenProduct } from "./use-open-product.ts";

interface UserItemProps {
  user: string;
  member: MemberRow | undefined;
  credentials: Schemas["Credentials"] | undefined;
}

/** A member with what can be done for one. */
export function UserItem({ user, member, credentials }: UserItemProps) {
  const { t } = useLingui();
  const { id } = useWorld();
  const open = useOpenProduct(id);
  return (
    <Stack gap="3">
      <Row justifyContent="space-between">
        <chakra.div minWidth="0">
          <chakra.span fontWeight="semibold">{user}</chakra.span>
          <Muted>
            {credentials ? <Credentials of={credentials} /> : <Mono>{member?.email ?? member?.mobile ?? user}</Mono>}
          </Muted>
        </chakra.div>
        {member && (
          <PlaceLink fontSize="sm" href={hrefOf(id, "state", { pointer: `/members/${member.id}` })}>
            <Trans>View in state</Trans>
          </PlaceLink>
        )}
      </Row>
      <Row>
        <Button size="sm" onClick={() => void open(user)} aria-label={t`Open the product as ${user}`}>
          <Trans>Open the product</Trans>
          <Icon of={ExternalLink} size={16} />
        </Button>
        <Grant user={user} />
        <ActButton
          aria-label={t`End sessions of ${user}`}
          task={() => expire(id, user)}
          doneText={t`All sessions of ${user} have ended.`}
        >
          <Trans>End sessions</Trans>
        </ActButton>
        <ActButton aria-label={t`Unlock ${user}`} task={() => unlock(id, user)} doneText={t`${user} is unlocked.`}>
          <Trans>Unlock</Trans>
        </ActButton>
      </Row>
    </Stack>
  );
}

/** How the member logs in by hand. */
function Credentials({ of: { account, password, payPassword } }: { of: Schemas["Credentials"] }) {
  return (
    <>
      <Trans>
        Login <Mono>{account}</Mono>, password <Mono>{password}</Mono>
      </Trans>
      {payPassword !== null && (
        <>
          {", "}
          <Trans>
            trading password <Mono>{payPassword}</Mono>
          </Trans>
        </>
      )}
    </>
  );
}
