import type { HTMLChakraProps } from "@chakra-ui/react";
import { LinkButton } from "#components/ui/link-button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { searchOf, type SectionPlace } from "#lib/sections.ts";

type Props<Style extends keyof HTMLChakraProps<"a">> = SectionPlace & Pick<HTMLChakraProps<"a">, "children" | Style>;

/** A link to a section of the personal centre, in running text. */
export function SectionLink({ to, tab, dialog, ...rest }: Props<"color" | "textDecoration">) {
  return <TextLink to="/personage" search={searchOf({ to, tab, dialog })} {...rest} />;
}

/** The same, looking like a button. */
export function SectionButton({ to, tab, dialog, ...rest }: Props<never> & { variant?: "solid" | "outline" }) {
  return <LinkButton to="/personage" search={searchOf({ to, tab, dialog })} {...rest} />;
}
