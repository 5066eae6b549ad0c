import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { Stack } from "#components/layout/stack.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { expire, lock, unlock } from "#console/api/users.ts";
import { ActionButton } from "#console/parts/action-button.tsx";
import { Monospace } from "#console/parts/monospace.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Grant } from "./grant.tsx";
import { useOpenProduct } from "./use-open-product.ts";

export function UserItem({ user: member }: { user: Schemas["User"] }) {
  const user = member.name;
  const { t } = useLingui();
  const { id } = useWorld();
  const open = useOpenProduct(id);
  return (
    <Stack gap="3">
      <Row justifyContent="space-between">
        <chakra.div minWidth="0">
          <chakra.span fontWeight="semibold">{user}</chakra.span>
          <Muted>
            <Credentials of={member} />
          </Muted>
        </chakra.div>
        <Row>
          {member.isLocked && (
            <Badge colorPalette="failure">
              <Trans>Login locked</Trans>
            </Badge>
          )}
          <PlaceLink fontSize="sm" href={hrefOf(id, "state", { pointer: `/members/${member.id}` })}>
            <Trans>View in state</Trans>
          </PlaceLink>
        </Row>
      </Row>
      <Row>
        <Button size="sm" onClick={() => void open(user)} aria-label={t`Open the product as ${user}`}>
          <Trans>Open the product</Trans>
          <Icon of={ExternalLink} size={16} />
        </Button>
        <Grant user={user} />
        <ActionButton
          aria-label={t`End sessions of ${user}`}
          task={() => expire(id, user)}
          doneText={t`All sessions of ${user} have ended.`}
        >
          <Trans>End sessions</Trans>
        </ActionButton>
        <ActionButton
          aria-label={t`Lock login of ${user}`}
          task={() => lock(id, user, "login")}
          doneText={t`${user} cannot log in for 15 minutes.`}
        >
          <Trans>Lock login</Trans>
        </ActionButton>
        <ActionButton
          aria-label={t`Lock trading password of ${user}`}
          task={() => lock(id, user, "trading-password")}
          doneText={t`The trading password of ${user} is locked for 30 minutes.`}
        >
          <Trans>Lock trading password</Trans>
        </ActionButton>
        <ActionButton aria-label={t`Unlock ${user}`} task={() => unlock(id, user)} doneText={t`${user} is unlocked.`}>
          <Trans>Unlock</Trans>
        </ActionButton>
      </Row>
    </Stack>
  );
}

/** Credentials for a manual login; passwords of members who signed up in the product are unknown. */
function Credentials({ of: { email, mobile, username, password, payPassword } }: { of: Schemas["User"] }) {
  const account = email ?? mobile ?? username;
  if (password === null) return <Monospace>{account}</Monospace>;
  return (
    <>
      <Trans>
        Login <Monospace>{account}</Monospace>, password <Monospace>{password}</Monospace>
      </Trans>
      {payPassword !== null && (
        <>
          <Trans>
            , trading password <Monospace>{payPassword}</Monospace>
          </Trans>
        </>
      )}
    </>
  );
}
