import { Module } from '@nestjs/common';
import { PictureStore } from './picture-store';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

/** The pictures that managers upload. */
@Module({
  controllers: [UploadsController],
  providers: [UploadsService, PictureStore],
  exports: [UploadsService, PictureStore],
})
export class UploadsModule {}
