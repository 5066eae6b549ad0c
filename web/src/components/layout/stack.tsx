import { chakra } from "@chakra-ui/react";

/** A column with gaps, which long words do not widen. */
export const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } });
