import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { fileUrl, pictureUrl } from "#back-office/api/mock-base.ts";
import { useDialog } from "#back-office/parts/dialog/use-dialog.ts";
import { Section } from "#back-office/parts/section.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { tableQuery } from "#back-office/parts/table/table-query.ts";
import { Thumbnail } from "#back-office/parts/table/thumbnail.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { useRecordColumns } from "./use-record-columns.tsx";

const VideoPopup = lateComponent(async () => (await import("#back-office/parts/lightbox/video-player.tsx")).VideoPopup);

/** Records with videos; pressing a video's thumbnail plays it. */
export function View() {
  const { t } = useLingui();
  const columns = useRecordColumns();
  const query = useQuery(read("/mock/example/list", { pageIndex: 1, pageSize: 10 }));
  const preview = useDialog<{ src: string; label: string }>();
  return (
    <Section>
      <DataTable
        caption={t`Records with videos`}
        columns={[
          ...columns.slice(0, 1),
          {
            field: "video_uri",
            label: t`Video`,
            cell: ({ video_uri = "", image_uri = "", title = "" }) => {
              const src = fileUrl(video_uri);
              return (
                src && (
                  <Thumbnail
                    video
                    src={pictureUrl(image_uri)}
                    label={t`Play the video of ${title}`}
                    onOpen={() => preview.show({ src, label: title })}
                  />
                )
              );
            },
          },
          ...columns.slice(1),
        ]}
        rows={query.data?.list}
        keyOf={({ id }) => id}
        {...tableQuery(query)}
      />
      {preview.about && <VideoPopup {...preview.frame} {...preview.about} />}
    </Section>
  );
}
