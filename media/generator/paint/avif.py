"""AVIF by avifenc (Debian's libavif-bin), which Pillow cannot write yet."""
import subprocess
import tempfile


def save_avif(picture, path, quality, speed=6):
    """Quality is 0 (the best) to 63, speed 0 to 10 (the quickest). Replaces the file in one step."""
    with tempfile.NamedTemporaryFile(suffix='.png') as source:
        picture.save(source.name, compress_level=1)
        part = path.with_suffix('.part.avif')
        # Ten bits, because with eight the ground's soft gradient falls into blocks.
        subprocess.run(['avifenc', '-s', str(speed), '-j', '1', '--min', str(quality - 4), '--max', str(quality + 4), '-a', 'end-usage=q',
                        '-a', f'cq-level={quality}', '-a', 'enable-chroma-deltaq=1', '-d', '10', '-y', '420', source.name, str(part)],
                       check=True, stdout=subprocess.DEVNULL)
        part.replace(path)
