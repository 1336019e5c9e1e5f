import { fileURLToPath } from 'node:url'
import type { Worker } from 'tesseract.js'
import type { GreyImage } from '../image-page.ts'

let opened: Promise<Worker> | undefined

/** A second engine of another kind, opened on first use, once a process. Its data ships in the packages: nothing is fetched. */
const tesseract = (): Promise<Worker> => {
  opened ??= (async () => {
    const { createWorker, OEM, PSM } = await import('tesseract.js')
    const langPath = fileURLToPath(new URL('./4.0.0_best_int/', import.meta.resolve('@tesseract.js-data/eng')))
    const worker = await createWorker(
      'eng',
      OEM.LSTM_ONLY,
      { langPath, cacheMethod: 'none', gzip: true, logger: () => undefined },
      {
        load_system_dawg: '0',
        load_freq_dawg: '0',
        load_unambig_dawg: '0',
        load_punc_dawg: '0',
        load_number_dawg: '0',
        load_bigram_dawg: '0',
      },
    )
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '300' })
    return worker
  })()
  return opened
}

/** Ends the engine's thread; without it a process that used it does not end by itself. */
export const closeTesseract = async (): Promise<void> => {
  const worker = opened
  opened = undefined
  await (await worker)?.terminate()
}

/** Reads a picture that holds one line of print. */
export const readWithTesseract = async (image: GreyImage): Promise<{ text: string; confidence: number }> => {
  const worker = await tesseract()
  const { data } = await worker.recognize(portableGreymap(image))
  return { text: data.text.trim(), confidence: Math.max(0, data.confidence) / 100 }
}

const portableGreymap = (image: GreyImage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1'), image.data])
