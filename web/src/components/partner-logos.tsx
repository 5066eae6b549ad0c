import { chakra } from "@chakra-ui/react";

interface Mark {
  readonly image: string;
  readonly name: string;
}

/** The marks of partners in even rows, each named for those who cannot see it. */
export function PartnerLogos({ partners }: { partners: readonly Mark[] }) {
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))"
      columnGap={{ base: "4", md: "8" }}
      rowGap={{ base: "4", md: "6" }}
    >
      {partners.map(({ image, name }) => (
        <li key={image + name}>
          <chakra.img
            src={image}
            alt={name}
            width="100%"
            aspectRatio="3 / 1"
            objectFit="contain"
            overflow="hidden"
            fontSize="xs"
            color="ink.second"
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </chakra.ul>
  );
}
