import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { useUsers } from "#console/api/users.ts";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { useOpenProduct } from "./use-open-product.ts";

/** Maximum number of members with a button here; the users view lists more. */
const MOST = 24;

/** Members with a handle first, then the newest: testers look for the one they have just signed up. */
const inOrder = (users: readonly Schemas["User"][]): readonly Schemas["User"][] => [
  ...users.filter(({ handle }) => handle !== null),
  ...users.filter(({ handle }) => handle === null).toReversed(),
];

export function OpenAs() {
  const { t } = useLingui();
  const { id } = useWorld();
  const { data: users = [] } = useUsers(id);
  const open = useOpenProduct(id);
  return (
    <Section title={<Trans>Open the product</Trans>}>
      <Row>
        {inOrder(users)
          .slice(0, MOST)
          .map(({ name: user }, index) => (
            <Button
              key={user}
              size="sm"
              variant={index === 0 ? "solid" : "outline"}
              onClick={() => void open(user)}
              aria-label={t`Open the product as ${user}`}
            >
              {user}
              <Icon of={ExternalLink} size={16} />
            </Button>
          ))}
        <Button size="sm" variant="outline" onClick={() => void open(null)}>
          <Trans>Visitor</Trans>
          <Icon of={ExternalLink} size={16} />
        </Button>
      </Row>
      <OriginNote />
    </Section>
  );
}

/** Explains what tabs of one browser share, and links to the world's own address, which shares nothing. */
function OriginNote() {
  const { id } = useWorld();
  const { hostname, port, pathname } = window.location;
  const own = `${id}.localhost`;
  if (hostname === own)
    return (
      <Muted>
        <Trans>
          Each tab has its own login. This address belongs to this world alone and shares nothing with others.
        </Trans>
      </Muted>
    );
  return (
    <Muted>
      <Trans>
        Each tab has its own login. Everything else that the product keeps in the browser (language, unfinished
        requests) is shared by all worlds at this address; the{" "}
        <PlaceLink href={`http://${own}:${port}${pathname}#/worlds/${id}`}>world's own address</PlaceLink> shares
        nothing.
      </Trans>
    </Muted>
  );
}
