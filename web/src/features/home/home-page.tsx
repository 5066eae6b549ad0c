import { useLingui } from "@lingui/react/macro";
import { usePageTitle } from "#components/page-title.ts";
import { Advantages } from "./advantages.tsx";
import { Hero } from "./hero.tsx";
import { HomeProducts } from "./home-products.tsx";
import { RiskNote } from "./risk-note.tsx";
import { Steps } from "./steps.tsx";

export function HomePage() {
  const { t } = useLingui();
  usePageTitle(t`Home`);
  return (
    <>
      <Hero />
      <HomeProducts />
      <Advantages />
      <Steps />
      <RiskNote />
    </>
  );
}
