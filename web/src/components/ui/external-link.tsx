import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ExternalLink as ExternalIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A link to another site: marked, opened in a new window, without a referrer. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={ExternalIcon} size={16} />
      <VisuallyHidden>
        <Trans>(opens in a new window)</Trans>
      </VisuallyHidden>
    </Anchor>
  );
}

const Anchor = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    color: "link",
    fontWeight: "medium",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.25em",
    borderRadius: "sm",
  },
});
