/** Short wooden and watery sounds, synthesized; no files. */
import type { Sound } from '../boards/contract'

let context: AudioContext | null = null

interface Tone {
  from: number // hertz
  to: number
  length: number // seconds
  kind?: OscillatorType
  noise?: number // 0..1: how much of it is noise through a filter at `from`
  after?: number // seconds
  loud?: number
}

const SOUNDS: Record<Sound, Tone[]> = {
  card: [{ from: 2600, to: 1800, length: 0.07, noise: 1, loud: 0.35 }],
  place: [
    { from: 190, to: 120, length: 0.09, kind: 'triangle' },
    { from: 1400, to: 900, length: 0.03, noise: 1, loud: 0.4 },
  ],
  take: [
    { from: 520, to: 640, length: 0.08, kind: 'triangle', loud: 0.5 },
    { from: 780, to: 900, length: 0.1, kind: 'triangle', after: 0.06, loud: 0.4 },
  ],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2].map((after) => ({
    ...{ from: 2200, to: 1500, length: 0.05, noise: 1, loud: 0.25 },
    after,
  })),
  turn: [
    { from: 392, to: 392, length: 0.16, kind: 'sine', loud: 0.5 },
    { from: 587, to: 587, length: 0.24, kind: 'sine', after: 0.12, loud: 0.45 },
  ],
  splash: [{ from: 900, to: 220, length: 0.45, noise: 1, loud: 0.5 }],
  // The water rises and breaks, then the dice clatter to rest.
  wave: [
    { from: 180, to: 700, length: 0.7, noise: 1, loud: 0.4 },
    { from: 1300, to: 160, length: 1.5, noise: 1, loud: 0.7, after: 0.45 },
    ...[0.95, 1.08, 1.2, 1.29, 1.42, 1.6, 1.78].map((after, at) => ({
      ...{ from: 240 - at * 8, to: 130, length: 0.06, kind: 'triangle' as const, loud: 0.5 - at * 0.04 },
      after,
    })),
  ],
  win: [392, 494, 587, 784].map((pitch, at) => ({
    ...{ from: pitch, to: pitch, length: 0.35, kind: 'triangle' as const, loud: 0.4 },
    after: at * 0.13,
  })),
}

export function play(sound: Sound): void {
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SOUNDS[sound]) sing(context, tone)
}

function sing(on: AudioContext, tone: Tone): void {
  const start = on.currentTime + (tone.after ?? 0)
  const end = start + tone.length
  const gain = on.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime((tone.loud ?? 0.7) * 0.3, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0005, end)
  gain.connect(on.destination)
  if (tone.noise) {
    const length = Math.ceil(tone.length * on.sampleRate)
    const buffer = on.createBuffer(1, length, on.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1
    const source = on.createBufferSource()
    source.buffer = buffer
    const filter = on.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 1.2
    filter.frequency.setValueAtTime(tone.from, start)
    filter.frequency.exponentialRampToValueAtTime(tone.to, end)
    source.connect(filter).connect(gain)
    source.start(start)
    return
  }
  const voice = on.createOscillator()
  voice.type = tone.kind ?? 'sine'
  voice.frequency.setValueAtTime(tone.from, start)
  voice.frequency.exponentialRampToValueAtTime(tone.to, end)
  voice.connect(gain)
  voice.start(start)
  voice.stop(end)
}
