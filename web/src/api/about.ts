import { queryOptions } from "@tanstack/react-query";
import { client, pictureUrl, queryKey } from "./client.ts";
import { unwrap } from "./unwrap.ts";
import { itemsOf } from "./wire.ts";

export interface ComputingSite {
  /** Null means the default picture. */
  readonly image: string | null;
  readonly address: string;
  readonly established: string | null;
  readonly energyType: string;
  readonly totalCapacity: string;
  readonly characteristics: string;
}

/** The company page. Profile, team and trends are HTML of the server: clean them before showing them. */
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
      return {
        profile: data.intro_content,
        team: data.team,
        centerIntro: data.computing_header,
        centerServices: data.computing_service,
        sites: data.computing_context.map(({ img, establishment, ...site }) => ({
          ...site,
          image: pictureUrl(img),
          established: establishment,
        })),
        trends: data.trend_content,
      };
    },
  });

interface Partner {
  /** Null means the default picture. */
  readonly image: string | null;
  readonly name: string;
}

export const getCooperativePartnerQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/about/getCooperativePartner"),
    queryFn: async ({ signal }): Promise<readonly Partner[]> => {
      const { data } = await unwrap(client.GET("/api/about/getCooperativePartner", { signal }));
      return itemsOf(data).map(({ img, name }) => ({ image: pictureUrl(img), name }));
    },
  });
