import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Advantages } from "./advantages.tsx";
import { Hero } from "./hero.tsx";
import { HomeProducts } from "./home-products.tsx";
import { RiskNote } from "./risk-note.tsx";
import { Steps } from "./steps.tsx";

/**
 * Placeholder about as high as the sections below the fold, so that the height of the page hardly changes when they
 * load.
 */
const Room = chakra("div", { base: { height: { base: "104rem", md: "91rem", lg: "66rem" } } });
const BelowFoldSections = lateComponent(
  async () => (await import("./below-fold-sections.tsx")).BelowFoldSections,
  <Room />,
);

export function HomePage() {
  const { t } = useLingui();
  usePageHead({ title: t`Home` });
  return (
    <>
      <Hero />
      <HomeProducts />
      <Advantages />
      <Steps />
      <BelowFoldSections />
      <RiskNote />
    </>
  );
}
