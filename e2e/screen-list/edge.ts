import { centre, openFirstRow } from "./centre.ts";
import type { Screen } from "./screen.ts";

/** Texts of maximum length and huge amounts. */
export const EDGE_SCREENS: readonly Screen[] = [
  { name: "edge-home", path: "" },
  { name: "edge-product", path: "#/product" },
  { name: "edge-product-details", path: "#/product/details?id=2" },
  { name: "edge-news", path: "#/news" },
  centre("edge-assets", 0),
  centre("edge-purchase", 1),
  centre("edge-purchase-dialog", 1, { search: "&dialog=purchase&id=2" }),
  centre("edge-holdings", 2),
  centre("edge-holding-dialog", 2, { act: openFirstRow }),
  centre("edge-funds-flow", 4),
  centre("edge-withdraw-bank", 7, { search: "&tab=bank" }),
  centre("edge-records", 8),
  centre("edge-record-dialog", 8, { act: openFirstRow }),
  centre("edge-settings", 20),
].map((screen) => ({ ...screen, scenario: "edge-text" }));
