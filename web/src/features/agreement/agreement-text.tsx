import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useCallback, useState } from "react";
import { pictureUrl } from "#api/client.ts";
import { type AgreementType, getArrayConfigQuery } from "#api/sys-config.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Ruled } from "#components/layout/ruled.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { goToSection } from "#components/layout/use-section-link.ts";
import type { ContentHeading } from "#components/media/rich-text-content.tsx";
import { RichText } from "#components/media/rich-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { type Language, toLanguage } from "#lib/language.ts";
import { Contents, ContentsSkeleton } from "./table-of-contents.tsx";
import { pickText } from "./text-in-language.ts";

// Loads the rich-text code now, while the agreement itself is still loading.
RichText.ahead();

/** Minimum number of headings for a table of contents. */
const ENOUGH_FOR_CONTENTS = 3;

/** An agreement in one column, with a table of contents beside it on wide screens. */
export function AgreementText({ type }: { type: AgreementType }) {
  const { t, i18n } = useLingui();
  const query = useQuery(getArrayConfigQuery(type));
  const [headings, setHeadings] = useState<readonly ContentHeading[] | null>(null);
  const title = type === "privacy" ? t`Privacy policy` : t`User agreement`;
  usePageHead({ title });
  const onHeadings = useCallback((found: readonly ContentHeading[]) => {
    setHeadings(found);
    // The text loads after navigation, so the router could not scroll to the section in the URL: do it here.
    const named = window.location.hash.split("#")[2];
    if (found.some(({ id }) => id === named)) requestAnimationFrame(() => goToSection(named ?? ""));
  }, []);
  const language = toLanguage(i18n.locale);
  const comes = query.data === undefined ? query.error === null : pickText(query.data, language) !== null;
  return (
    <Container
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, {sizes.prose}) minmax(0, 16rem)" }}
      gridTemplateRows={{ lg: "auto 1fr" }}
      justifyContent="space-between"
      columnGap="14"
      rowGap={{ base: "6", md: "10" }}
      paddingTop={{ base: "6", md: "10" }}
      paddingBottom={{ base: "14", md: "24" }}
    >
      <SpaceBetween gap="4" paddingBottom={{ base: "5", md: "6" }} borderBottomWidth="1px">
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          <Trans>Print</Trans>
        </Button>
      </SpaceBetween>
      {headings === null
        ? comes && <ContentsSkeleton />
        : headings.length >= ENOUGH_FOR_CONTENTS && <Contents headings={headings} />}
      <Stack gridColumn={{ lg: "1" }} gridRow={{ lg: "2" }} gap={{ base: "10", md: "14" }} alignContent="start">
        <div data-whole-window>
          <QueryView query={query} skeleton={<TextSkeleton />}>
            {(texts) => {
              const picked = pickText(texts, language);
              return picked === null ? (
                <EmptyState
                  title={<Trans>This text has not been published yet.</Trans>}
                  text={<Trans>Please come back later.</Trans>}
                />
              ) : (
                <Stack gap="6">
                  {picked.language !== language && <TranslationNotice shown={picked.language} />}
                  <div lang={picked.language}>
                    <RichText
                      html={picked.html}
                      pictureUrl={pictureUrl}
                      topHeading={2}
                      title={title}
                      onHeadings={onHeadings}
                    />
                  </div>
                </Stack>
              );
            }}
          </QueryView>
        </div>
        <OtherAgreement type={type} />
      </Stack>
    </Container>
  );
}

function TranslationNotice({ shown }: { shown: Language }) {
  return (
    <chakra.p bg="bg.sunken" borderRadius="control" paddingX="4" paddingY="3" fontSize="sm">
      {shown === "en" ? (
        <Trans>This text has not been translated yet, so it is shown in English.</Trans>
      ) : (
        <Trans>This text has not been translated yet, so it is shown in Japanese.</Trans>
      )}
    </chakra.p>
  );
}

function OtherAgreement({ type }: { type: AgreementType }) {
  return (
    <Ruled as="nav">
      <Muted>
        <Trans>See also:</Trans>{" "}
        {type === "privacy" ? (
          <TextLink to="/agreement" search={{ type: "user_policy" }}>
            <Trans>User agreement</Trans>
          </TextLink>
        ) : (
          <TextLink to="/agreement" search={{ type: "privacy" }}>
            <Trans>Privacy policy</Trans>
          </TextLink>
        )}
      </Muted>
    </Ruled>
  );
}

function TextSkeleton() {
  return (
    <Stack gap="10">
      {[0, 1, 2, 3].map((part) => (
        <Stack key={part} gap="3">
          <Skeleton height="6" width="40%" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </Stack>
      ))}
    </Stack>
  );
}
