import sharp from 'sharp';
import { pictureFolders } from '@asia/content-build';
import { updatePictures } from '@asia/content-build/updatePictures';
import { runCommand } from '@asia/release-store/runCommand';

// Two pictures at a time on one thread each are quicker than one picture on two threads.
sharp.concurrency(1);

runCommand(async () => {
  const { made, kept, removed, problems } = await updatePictures(pictureFolders, {
    onMade: (name) => console.log(name),
  });
  console.log(`${made.length} made, ${kept} up to date, ${removed.length} files removed`);
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) process.exitCode = 1;
});
