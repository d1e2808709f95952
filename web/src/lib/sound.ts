/** Volumes (rule T10). */
const VOLUMES = { ding: 0.4, tap: 0.4, success: 0.25 } as const;

export type SoundName = keyof typeof VOLUMES;

let touched = false;
const players = new Map<SoundName, HTMLAudioElement>();

if (typeof window !== 'undefined') {
  const remember = () => {
    touched = true;
  };
  for (const event of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(event, remember, { once: true, capture: true });
  }
}

/**
 * Plays one of the shop's three sounds, but never before the person has touched the page (rule T10). A browser's
 * refusal is ignored.
 *
 * @param name ding (signed in), tap (favourite), success (saved)
 */
export function playSound(name: SoundName): void {
  if (!touched) return;
  try {
    const player = players.get(name) ?? new Audio(`/media/sounds/${name}.mp3`);
    players.set(name, player);
    player.volume = VOLUMES[name];
    player.currentTime = 0;
    void player.play().catch(() => undefined);
  } catch {
    // The browser has no audio device or no support.
  }
}
