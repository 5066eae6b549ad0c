import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { read } from "./call.ts";
import { pictureUrl } from "./client.ts";
import { textOf, textOrNull } from "./reply/readers.ts";
import { innerFields, innerItems, itemsOf } from "./reply/wire.ts";

type Site = components["schemas"]["About"]["computing_context"][number];

export interface ComputingSite {
  /** Null means the default image. */
  readonly image: string | null;
  readonly address: string;
  readonly established: string | null;
  readonly energyType: string;
  readonly totalCapacity: string;
  readonly characteristics: string;
}

/** The company page. Profile, team and trends are HTML from the server: sanitize them before showing them. */
export interface About {
  /** Null means our default text. */
  readonly profile: string | null;
  readonly team: string;
  readonly centerIntro: string;
  readonly centerServices: readonly string[];
  readonly sites: readonly ComputingSite[];
  readonly trends: string;
}

export const aboutQuery = () =>
  read("/api/about/index", (data): About => {
    // A server without a company record sends no data; the page then shows its fixed texts.
    const wire = innerFields<typeof data>(data);
    const services = wire.computing_service;
    return {
      profile: textOrNull(wire.intro_content),
      team: textOf(wire.team),
      centerIntro: textOf(wire.computing_header),
      centerServices: Array.isArray(services) ? services.map(textOf).filter((text) => text !== "") : [],
      sites: innerItems<Site>(wire.computing_context).map((site) => ({
        image: pictureUrl(textOf(site.img)),
        address: textOf(site.address),
        established: textOrNull(site.establishment),
        energyType: textOf(site.energyType),
        totalCapacity: textOf(site.totalCapacity),
        characteristics: textOf(site.characteristics),
      })),
      trends: textOf(wire.trend_content),
    };
  });

interface Partner {
  /** Null means the default image. */
  readonly image: string | null;
  readonly name: string;
}

export const getCooperativePartnerQuery = () =>
  read("/api/about/getCooperativePartner", (data): readonly Partner[] =>
    itemsOf(data).map(({ img, name }) => ({ image: pictureUrl(textOf(img)), name: textOf(name) })),
  );
