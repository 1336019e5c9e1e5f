import { deliverS3 } from './deliver-s3.ts'
import { deliverSftp } from './deliver-sftp.ts'
import type { DestinationPorts, Destination, OutgoingFile } from './destination.ts'

/** Takes the files of a period to where they were asked to go. Files for download are in place already. */
export async function deliverFiles(
  destination: Destination,
  periodStart: string,
  files: readonly OutgoingFile[],
  ports: DestinationPorts,
): Promise<void> {
  switch (destination.type) {
    case 's3':
      return deliverS3(destination, periodStart, files, ports)
    case 'sftp':
      return deliverSftp(destination, periodStart, files, ports)
    case 'download':
      return
  }
}
