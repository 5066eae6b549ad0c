import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { queryOptions } from "@tanstack/react-query";
import { client, pictureUrl, queryKey } from "./client.ts";
import { textOf, textOrNull } from "./reply/readers.ts";
import { unwrap } from "./reply/unwrap.ts";
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

/** The company page. Profile, team and trends are HTML of the server: sanitize it before showing it. */
export interface About {
  /** Null means our default text. */
  readonly profile: string | null;
  readonly team: string;
  readonly centerIntro: string;
  readonly centerServices: readonly string[];
  readonly sites: readonly ComputingSite[];
  readonly trends: string;
}

export const indexQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/about/index"),
    queryFn: async ({ signal }): Promise<About> => {
      const { data } = await unwrap(client.GET("/api/about/index", { signal }));
      // If the server has no record, the page shows its fixed text.
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
    },
  });

interface Partner {
  /** Null means the default image. */
  readonly image: string | null;
  readonly name: string;
}

export const getCooperativePartnerQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/about/getCooperativePartner"),
    queryFn: async ({ signal }): Promise<readonly Partner[]> => {
      const { data } = await unwrap(client.GET("/api/about/getCooperativePartner", { signal }));
      return itemsOf(data).map(({ img, name }) => ({ image: pictureUrl(textOf(img)), name: textOf(name) }));
    },
  });
