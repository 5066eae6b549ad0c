import { accept } from "#domain/decision.ts";
import type { Operation } from "./operation.ts";

/** Without publications the reply has empty fields; it is not an error. */
export const index: Operation<"about.index"> = ({ language, store }) => {
  const about = store.read().publications.get("main")?.about;
  const sites = about?.sites ?? [];
  return accept({
    intro_content: about?.introduction?.[language] ?? null,
    team: about?.team[language] ?? "",
    computing_header: about?.computingHeader[language] ?? "",
    computing_service: (about?.computingServices ?? []).map((service) => service[language]),
    computing_context: sites.map((site) => ({
      img: site.image,
      address: site.address[language],
      establishment: site.established?.[language] ?? null,
      energyType: site.energyType[language],
      totalCapacity: site.totalCapacity[language],
      characteristics: site.characteristics[language],
    })),
    trend_content: about?.trends[language] ?? "",
  });
};

export const getCooperativePartner: Operation<"about.getCooperativePartner"> = ({ store }) => {
  const partners = store.read().publications.get("main")?.partners ?? [];
  return accept(partners.map(({ image, name }) => ({ img: image, name })));
};
