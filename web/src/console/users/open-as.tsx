import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { useWorld } from "#console/api/live.ts";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { useOpenProduct } from "./use-open-product.ts";

/** The most members that have a button here; all of them are among the users. */
const MOST = 8;

/** The product of this world, as each of its members and as nobody. */
export function OpenAs() {
  const { t } = useLingui();
  const { id, handles } = useWorld();
  const open = useOpenProduct(id);
  return (
    <Section title={<Trans>Open the product</Trans>}>
      <Row>
        {handles.slice(0, MOST).map((user, index) => (
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

/** What tabs of one browser share, and the address at which worlds share nothing. */
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
