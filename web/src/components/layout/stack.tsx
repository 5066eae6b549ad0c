import { chakra } from "@chakra-ui/react";

/** A column with gaps. Long words do not widen the column. */
export const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } });
