/** Two tones, high and low, in seconds and hertz. */
const TONES = [
  { from: 0, frequency: 880 },
  { from: 0.14, frequency: 660 },
];
const TONE_SECONDS = 0.35;
const VOLUME = 0.12;

/** Plays a short sound. Nothing is heard before the person has pressed something, since browsers forbid it. */
export function ding(): void {
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  for (const { from, frequency } of TONES) {
    const start = context.currentTime + from;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
  setTimeout(() => void context.close(), 1000);
}
