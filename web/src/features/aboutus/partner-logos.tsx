import { chakra } from "@chakra-ui/react";
import { type Mark, PartnerMark } from "#shared/partner-logo.tsx";

export function PartnerLogos({ partners }: { partners: readonly Mark[] }) {
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))"
      columnGap={{ base: "4", md: "8" }}
      rowGap={{ base: "4", md: "6" }}
    >
      {partners.map((partner) => (
        <li key={partner.name}>
          <PartnerMark partner={partner} />
        </li>
      ))}
    </chakra.ul>
  );
}
