import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { GitCommitHorizontal } from "lucide-react";
import { read } from "#back-office/api/calls.ts";
import { BrandIcon } from "#back-office/parts/gallery/brand-icon.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { useUser } from "#back-office/stores/user.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { useNames } from "./names.ts";
import { RelativeTime } from "./relative-time.tsx";

const EXPECTED = 6;
const waiting = Array.from({ length: EXPECTED }, (_, index) => index);

export function Projects() {
  const names = useNames();
  const format = useFormat();
  const query = useQuery(read("/mock/workplace/project"));
  return (
    <Section title={<Trans>Projects</Trans>}>
      <QueryView
        query={query}
        skeleton={
          <Cards>
            {waiting.map((index) => (
              <Skeleton key={index} as="li" height="8.5rem" />
            ))}
          </Cards>
        }
      >
        {(projects) => (
          <Cards>
            {projects.map(({ name, icon, message, personal, time }) => (
              <ProjectCard key={name}>
                <chakra.h3 display="flex" alignItems="center" gap="3" fontSize="md">
                  <BrandIcon name={icon} />
                  {name}
                </chakra.h3>
                <chakra.p color="ink.second" fontSize="sm" lineHeight="snug">
                  {names(message)}
                </chakra.p>
                <chakra.p
                  display="flex"
                  justifyContent="space-between"
                  gap="3"
                  color="ink.second"
                  fontSize="xs"
                  marginTop="auto"
                >
                  <span>{personal}</span>
                  <time dateTime={time}>{format.date(Date.parse(time))}</time>
                </chakra.p>
              </ProjectCard>
            ))}
          </Cards>
        )}
      </QueryView>
    </Section>
  );
}

/** The activity in the projects, newest first. */
export function Activity() {
  const { t } = useLingui();
  const me = useUser()?.username ?? "";
  const query = useQuery(read("/mock/workplace/dynamic"));
  /** Translates a message key with its argument into a sentence; leaves unknown keys unchanged. */
  const sentence = ([key = "", place = ""]: readonly string[]) =>
    key === "workplace.push" ? t`${me} pushed code to ${place}` : [key, place].join(" ");
  return (
    <Section title={<Trans>What happened</Trans>}>
      <QueryView
        query={query}
        skeleton={
          <Rows>
            {waiting.map((index) => (
              <li key={index}>
                <Skeleton boxSize="9" borderRadius="full" />
                <Skeleton width="60%" />
              </li>
            ))}
          </Rows>
        }
      >
        {(dynamics) => (
          <Rows>
            {[...dynamics.entries()].map(([place, { keys, time }]) => (
              // The rows have no id, so the key is the index.
              <li key={place}>
                <Dot>
                  <Icon of={GitCommitHorizontal} size={18} />
                </Dot>
                <chakra.span flex="1" minWidth="0">
                  {sentence(keys)}
                </chakra.span>
                <RelativeTime time={time} />
              </li>
            ))}
          </Rows>
        )}
      </QueryView>
    </Section>
  );
}

export function Team() {
  const query = useQuery(read("/mock/workplace/team"));
  return (
    <Section title={<Trans>Teams</Trans>}>
      <QueryView
        query={query}
        skeleton={
          <Pairs>
            {waiting.map((index) => (
              <Skeleton key={index} as="li" height="9" />
            ))}
          </Pairs>
        }
      >
        {(team) => (
          <Pairs>
            {team.map(({ name, icon }) => (
              <chakra.li key={name} display="flex" alignItems="center" gap="3" minHeight="9">
                <BrandIcon name={icon} />
                <chakra.span minWidth="0" overflowWrap="anywhere">
                  {name}
                </chakra.span>
              </chakra.li>
            ))}
          </Pairs>
        )}
      </QueryView>
    </Section>
  );
}

const Cards = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  },
});

const Pairs = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "3",
    fontSize: "sm",
  },
});

const ProjectCard = chakra("li", {
  base: {
    display: "grid",
    alignContent: "start",
    gridTemplateRows: "auto 1fr auto",
    gap: "3",
    minHeight: "8.5rem",
    padding: "4",
    borderWidth: "1px",
    borderRadius: "sm",
    bg: "bg.ground",
  },
});

const Rows = chakra("ul", {
  base: {
    listStyle: "none",
    fontSize: "sm",
    marginY: "-2",
    "& > li": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "14",
      borderTopWidth: "1px",
      "&:first-of-type": { borderTopWidth: "0" },
    },
  },
});

const Dot = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "9",
    borderRadius: "full",
    bg: "brand.soft",
    color: "link",
    flexShrink: 0,
  },
});
