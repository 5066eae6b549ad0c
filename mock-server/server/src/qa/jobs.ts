import { isoTime } from "./iso-time.ts";
import { QaFault, type QaOperation } from "./operation.ts";

/** Runs a job that failed and was set aside. 404: unknown-job. 409: not-set-aside; job-fails, with the reason. */
export const retryJob: QaOperation<"qa.retryJob"> = async ({ world, path: { id } }) => {
  const job = world.store.read().jobs.get(id);
  if (!job) throw new QaFault(404, "unknown-job", `there is no job ${id}; it may have run`, "/path/id");
  if (!job.setAside) throw new QaFault(409, "not-set-aside", `the job ${id} has not failed`, "/path/id");
  const reason = await world.retryJob(job);
  if (reason !== null) throw new QaFault(409, "job-fails", reason, "/path/id");
  return { status: 200, body: { at: isoTime(job.at), job: job.kind, ref: job.ref } };
};
