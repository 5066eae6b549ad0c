import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type SectionId = "profile" | "advantages" | "team" | "centre" | "trends" | "partners" | "cooperation";

/** The sections in page order, each with its name in the table of contents. */
export const SECTIONS: readonly { readonly id: SectionId; readonly label: MessageDescriptor }[] = [
  { id: "profile", label: msg`Company profile` },
  { id: "advantages", label: msg`Advantages` },
  { id: "team", label: msg`Team` },
  { id: "centre", label: msg`Computing power centre` },
  { id: "trends", label: msg`Future trends` },
  { id: "partners", label: msg`Partners` },
  { id: "cooperation", label: msg`Cooperation` },
];
