import { chakra } from "@chakra-ui/react";
import { APP_TITLE } from "#back-office/routing/app-title.ts";
import { LogoMark } from "#components/media/logo.tsx";

/** The back office's logo and name; `short` omits the name. */
export function AppLogo({ short = false }: { short?: boolean }) {
  return (
    <chakra.a
      href="#/dashboard/analysis"
      aria-label={APP_TITLE}
      display="flex"
      alignItems="center"
      gap="2.5"
      minHeight="var(--head-height)"
      flexShrink={0}
      paddingX="4"
      fontWeight="semibold"
      lineHeight="heading"
      whiteSpace="nowrap"
      overflow="hidden"
      color="inherit"
      _focusVisible={{ outlineOffset: "-2px" }}
    >
      <LogoMark />
      {!short && <span>{APP_TITLE}</span>}
    </chakra.a>
  );
}
