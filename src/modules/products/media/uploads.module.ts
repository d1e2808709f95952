import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PictureStore } from './picture-store';
import { UploadsController } from './uploads.controller';
import { Upload } from './upload.entity';
import { UploadsRepository } from './uploads.repository';
import { UploadsService } from './uploads.service';

/** The pictures that managers upload. */
@Module({
  imports: [TypeOrmModule.forFeature([Upload])],
  controllers: [UploadsController],
  providers: [UploadsService, PictureStore, UploadsRepository],
  exports: [UploadsService, PictureStore],
})
export class UploadsModule {}
