import type { HTMLChakraProps } from "@chakra-ui/react";
import { LinkButton } from "#components/ui/link-button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { searchOf, type SectionPlace } from "#lib/personage-sections.ts";
import { currentInAppPath } from "#state/login-redirect.ts";

type Props<Style extends keyof HTMLChakraProps<"a">> = SectionPlace &
  Pick<HTMLChakraProps<"a">, "children" | Style> & {
    /** Whether the member returns to the current page after an action in that section. */
    comeBack?: boolean;
  };

const stateFor = (comeBack: boolean) => (comeBack ? { state: () => ({ comeBackTo: currentInAppPath() }) } : {});

export function SectionLink({
  to,
  tab,
  dialog,
  id,
  comeBack = false,
  ...rest
}: Props<"color" | "textDecoration" | "onClick">) {
  return <TextLink to="/personage" search={searchOf({ to, tab, dialog, id })} {...stateFor(comeBack)} {...rest} />;
}

export function SectionButton({
  to,
  tab,
  dialog,
  id,
  comeBack = false,
  ...rest
}: Props<"onClick"> & { variant?: "solid" | "outline"; size?: "sm" | "md" }) {
  return <LinkButton to="/personage" search={searchOf({ to, tab, dialog, id })} {...stateFor(comeBack)} {...rest} />;
}
