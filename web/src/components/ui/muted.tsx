import { chakra } from "@chakra-ui/react";

/** A paragraph that is second to what it stands beside. */
export const Muted = chakra("p", { base: { color: "ink.second", fontSize: "sm" } });
