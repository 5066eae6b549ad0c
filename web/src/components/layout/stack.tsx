import { chakra } from "@chakra-ui/react";

/** One column, with a gap between what stands in it; long words do not widen it. */
export const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } });
