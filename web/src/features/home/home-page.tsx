import { useLingui } from "@lingui/react/macro";
import { usePageHead } from "#components/layout/page-head.ts";
import { Advantages } from "./advantages.tsx";
import { BelowFold } from "./below-fold.tsx";
import { Hero } from "./hero.tsx";
import { HomeProducts } from "./home-products.tsx";
import { RiskNote } from "./risk-note.tsx";
import { Steps } from "./steps.tsx";

export function HomePage() {
  const { t } = useLingui();
  usePageHead({ title: t`Home` });
  return (
    <>
      <Hero />
      <HomeProducts />
      <Advantages />
      <Steps />
      <BelowFold />
      <RiskNote />
    </>
  );
}
