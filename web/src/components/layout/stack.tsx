import { chakra } from "@chakra-ui/react";

/** A column; set its `gap`. Long words do not widen it. */
export const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } });
