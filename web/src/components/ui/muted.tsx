import { chakra } from "@chakra-ui/react";

/** A paragraph that is second to what it stands beside; short, so that its lines end between phrases. */
export const Muted = chakra("p", {
  base: { color: "ink.second", fontSize: "sm", "&:lang(ja)": { wordBreak: "auto-phrase" } },
});
