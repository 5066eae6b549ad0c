import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type About, aboutQuery } from "#api/about.ts";
import { pictureUrl } from "#api/client.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Stack } from "#components/layout/stack.tsx";
import { RichText } from "#components/media/rich-text.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Advantages } from "./advantages.tsx";
import { Banner } from "./banner.tsx";
import { Centre } from "./computing-centre.tsx";
import { Cooperation } from "./cooperation.tsx";
import { PageNavigation } from "./page-navigation.tsx";
import { Partners } from "./partners.tsx";
import { Profile } from "./profile.tsx";
import { Section } from "./section.tsx";
import { SECTIONS, type SectionId } from "./sections.ts";

/** The company page. Once loaded, it omits each section for which the server has sent nothing. */
export function AboutUsPage() {
  const { t } = useLingui();
  const query = useQuery(aboutQuery());
  const about = query.data;
  usePageHead({
    title: t`About us`,
    description: t`We run mining machines where electricity is clean and plentiful, and offer their hash power in shares an individual can use.`,
  });
  const pending = about === undefined && query.isFetching;
  const shown = (id: SectionId): boolean => pending || holds(about, id);
  return (
    <>
      <Banner />
      <PageNavigation present={SECTIONS.map(({ id }) => id).filter(shown)} />
      <Section id="profile" title={<Trans>Company profile</Trans>}>
        <QueryView query={query} skeleton={<ProseSkeleton />}>
          {({ profile }) => <Profile html={profile} />}
        </QueryView>
      </Section>
      <Advantages />
      {shown("team") && (
        <Section id="team" title={<Trans>Team</Trans>}>
          {about ? <RichText html={about.team} pictureUrl={pictureUrl} topHeading={3} /> : <ProseSkeleton />}
        </Section>
      )}
      {about
        ? shown("centre") && <Centre about={about} />
        : pending && (
            <Section id="centre" title={<Trans>Computing power centre</Trans>} wide>
              <SitesSkeleton />
            </Section>
          )}
      {shown("trends") && (
        <Section id="trends" title={<Trans>Future trends</Trans>}>
          {about ? <RichText html={about.trends} pictureUrl={pictureUrl} topHeading={3} /> : <ProseSkeleton />}
        </Section>
      )}
      <Partners />
      <Cooperation />
    </>
  );
}

/** Whether a section has content; sections without server data always have. */
function holds(about: About | undefined, id: SectionId): boolean {
  if (id === "team") return about !== undefined && about.team.trim() !== "";
  if (id === "trends") return about !== undefined && about.trends.trim() !== "";
  if (id !== "centre") return true;
  return about !== undefined && (about.centerIntro !== "" || about.centerServices.length > 0 || about.sites.length > 0);
}

function ProseSkeleton() {
  return (
    <Stack gap="3" maxWidth="prose">
      {["100%", "100%", "70%", "100%", "40%"].map((width, line) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={line} style={{ width }} />
      ))}
    </Stack>
  );
}

function SitesSkeleton() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      gap={{ base: "5", md: "8" }}
    >
      {[0, 1, 2, 3].map((site) => (
        <Skeleton key={site} minHeight="28rem" borderRadius="panel" />
      ))}
    </chakra.div>
  );
}
